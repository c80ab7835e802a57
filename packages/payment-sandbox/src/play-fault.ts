import type { Fault } from './http/script.ts';

/**
 * Has a running stand-in play a fault.
 * @param sandboxUrl where the stand-in itself listens; its controls are not routed from outside
 */
export async function playFault(sandboxUrl: string, fault: Fault): Promise<void> {
  await fetch(`${sandboxUrl}/script`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
}

/** Stripe says that it has closed a card session, which can be paid all the same. @param times how many calls it hits */
export function expiredAndPayable(times: number): Fault {
  return {
    match: 'POST /v1/checkout/sessions/.*/expire',
    behaviour: 'reply',
    status: 200,
    times,
    body: {
      id: 'cs_said_to_be_expired',
      url: null,
      status: 'expired',
      payment_status: 'unpaid',
      amount_total: 0,
      currency: 'eur',
      client_reference_id: null,
    },
  };
}
