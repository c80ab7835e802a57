import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { waitFor } from '@shop/testing';
import type { mongo } from 'mongoose';
import { afterAll, expect, test } from 'vitest';
import { lineToLastCall } from '../../test/last-call.ts';
import { heard, refundCall, setUpPaymentHarness } from '../../test/payment-harness.ts';

const harness = setUpPaymentHarness({ worker: false });
const workers: ChildProcess[] = [];
const lines: { close: () => Promise<void> }[] = [];
afterAll(async () => {
  await Promise.all(workers.map((worker) => kill(worker, 'SIGTERM')));
  await Promise.all(lines.map(({ close }) => close()));
});

const captureCall = 'POST /v2/checkout/orders/.*/capture$';
const workerFile = fileURLToPath(new URL('../worker.ts', import.meta.url));

/** The worker as its own process, exactly as it runs in the shop. */
async function startWorker(providersUrl = harness.sandboxUrl): Promise<ChildProcess> {
  const worker = spawn(process.execPath, [workerFile], {
    env: {
      ...process.env,
      ...harness.config,
      SANDBOX_URL: providersUrl,
      PORT: '0',
      LOG_LEVEL: 'info',
      STOP_DELAY_SECONDS: '0',
      PAYMENT_URL: harness.api.url,
      ORDER_URL: harness.orderUrl,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  workers.push(worker);
  let said = '';
  worker.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await waitFor('the worker to be ready', () => said.includes('"msg":"ready"'));
  return worker;
}

/** A worker that hears nothing more of one call to a provider, and is to be killed in the middle of it. */
async function startVictim(call: string) {
  const line = await lineToLastCall(harness.sandboxUrl, call);
  lines.push(line);
  return { worker: await startWorker(line.url), lastCall: line.lastCall };
}

async function kill(worker: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return;
  const exited = once(worker, 'exit');
  worker.kill(signal);
  await exited;
}

/** The time for which a dead worker had claimed its payment passes. */
async function leaseEnds(paymentId: string): Promise<void> {
  const payments = harness.deps.payments.model.collection as Pick<
    mongo.Collection<{ _id: string }>,
    'updateOne'
  >;
  const over = new Date();
  await payments.updateOne({ _id: paymentId, leaseUntil: { $exists: true } }, { $set: { leaseUntil: over } });
  await payments.updateOne(
    { _id: paymentId, refundLeaseUntil: { $exists: true } },
    { $set: { refundLeaseUntil: over } },
  );
}

test.each([
  // The provider's webhook about the capture brings the payment to its end …
  ['hold', false],
  // … and without it the dead worker's job is taken up by the next.
  ['delay', true],
] as const)(
  'a worker that is killed in the middle of a capture (%s, no more webhooks: %s) leaves a payment that is paid once',
  async (behaviour, deaf) => {
    const victim = await startVictim(captureCall);
    const { paymentId, url } = await harness.started('paypal');
    await harness.press(url, 'approve');
    const passOn = await victim.lastCall;
    // The provider's webhook about the capture comes when no process is left to receive it.
    harness.gateway.deaf = true;
    if (behaviour === 'hold') await passOn();
    await kill(victim.worker, 'SIGKILL');
    expect((await harness.deps.payments.get(paymentId)).status).toBe('capturing');

    if (behaviour === 'delay') await passOn();
    harness.gateway.deaf = deaf;
    await leaseEnds(paymentId);
    await startWorker();
    await waitFor(
      'the payment to be paid',
      async () => (await harness.deps.payments.get(paymentId)).status === 'paid',
    );
    expect(await heard(harness, paymentId)).toHaveLength(1);
    expect(await harness.counted(paymentId)).toMatchObject({ captures: 1, capturedCents: 11_250 });
    await Promise.all(workers.splice(0).map((worker) => kill(worker, 'SIGTERM')));
  },
);

test('a worker that is killed while it captures what was declined before leaves a payment that is paid once', async () => {
  harness.gateway.deaf = true;
  const { paymentId, url } = await harness.started('paypal');
  await harness.press(url, 'decline');
  expect(await harness.settle(paymentId)).toBe('failed');
  harness.gateway.deaf = false;
  const victim = await startVictim(captureCall);
  await harness.press(url, 'approve');
  await (
    await victim.lastCall
  )();
  await kill(victim.worker, 'SIGKILL');
  await leaseEnds(paymentId);
  expect(await harness.settle(paymentId)).toBe('paid');
  expect(await heard(harness, paymentId)).toHaveLength(1);
  expect(await harness.counted(paymentId)).toMatchObject({ captures: 1, capturedCents: 11_250 });
});

test.each([
  ['stripe', 'hold'],
  ['stripe', 'delay'],
  ['paypal', 'hold'],
  ['paypal', 'delay'],
] as const)(
  'a worker that is killed in the middle of a %s refund (%s) leaves one refund',
  async (provider, behaviour) => {
    const paymentId = await harness.paid(provider);
    const victim = await startVictim(refundCall);
    // No process receives the provider's webhook.
    harness.gateway.deaf = true;
    const refundId = await harness.askRefund(paymentId);
    const passOn = await victim.lastCall;
    if (behaviour === 'hold') await passOn();
    await kill(victim.worker, 'SIGKILL');
    expect((await harness.refund(paymentId, refundId))?.state).toBe('requested');

    if (behaviour === 'delay') await passOn();
    await leaseEnds(paymentId);
    await startWorker();
    await waitFor(
      'the refund to succeed',
      async () => (await harness.refund(paymentId, refundId))?.state === 'succeeded',
    );
    expect(await harness.counted(paymentId)).toMatchObject({ refundedCents: 5_000 });
    expect(await harness.refundsMade(paymentId)).toBe(1);
    await Promise.all(workers.splice(0).map((worker) => kill(worker, 'SIGTERM')));
  },
);
