import type { Fault } from './http/script.ts';

/** @param sandboxUrl own address; controls are not public */
export async function playFault(sandboxUrl: string, fault: Fault): Promise<void> {
  await fetch(`${sandboxUrl}/script`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
}

/** An expired session that can still be paid. @param times number of calls */
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
