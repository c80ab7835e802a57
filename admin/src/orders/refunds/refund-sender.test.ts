import { HttpError } from 'react-admin';
import { expect, test } from 'vitest';
import { refundSender, type RefundBody } from './refund-sender.ts';

const fault = (status: number): HttpError => new HttpError('', status);

/** An order that takes a refund for the version that it has, and each key once, as the service does. */
function anOrder() {
  const sentRefunds: RefundBody[] = [];
  const keys = new Set<string>();
  const order = {
    version: 5,
    sentRefunds,
    /** As the service decides. */
    take: async ({ ...body }: RefundBody, key: string) => {
      if (keys.has(key)) return;
      if (body.version !== order.version) throw fault(409);
      keys.add(key);
      sentRefunds.push(body);
      order.version += 1;
    },
    /** It is taken, and nobody hears of it. */
    takeSilently: async (body: RefundBody, key: string) => {
      await order.take(body, key);
      throw fault(502);
    },
  };
  return order;
}

/** It never arrives. */
const lose = () => Promise.reject(fault(0));
const refuse = (status: number) => () => Promise.reject(fault(status));
const sum = (version: number, euros: string): RefundBody => ({ version, kind: 'sum', sum: euros });

test.each([{ opened: 5 }, { opened: undefined }])(
  'a refund whose answer was lost goes out once, also where the order has come with it: %j',
  async ({ opened }) => {
    const order = anOrder();
    const send = refundSender(opened);
    await expect(send(order.takeSilently, sum(5, '10'))).rejects.toThrow();
    await send(order.take, sum(order.version, '10'));
    expect(order.sentRefunds).toEqual([sum(5, '10')]);
  },
);

test('a request that never arrived is sent by the second press', async () => {
  const order = anOrder();
  const send = refundSender();
  await expect(send(lose, sum(5, '10'))).rejects.toThrow();
  await send(order.take, sum(5, '10'));
  expect(order.sentRefunds).toHaveLength(1);
});

test('another request after a lost answer is refused if the first succeeded, and then the newest order counts', async () => {
  const order = anOrder();
  const send = refundSender(5);
  await expect(send(order.takeSilently, sum(5, '10'))).rejects.toThrow();
  await expect(send(order.take, sum(order.version, '12'))).rejects.toMatchObject({ status: 409 });
  await send(order.take, sum(order.version, '12'));
  expect(order.sentRefunds).toEqual([sum(5, '10'), sum(6, '12')]);
});

test.each([400, 401, 429])('a %i says nothing about the earlier request', async (status) => {
  const order = anOrder();
  const send = refundSender();
  await expect(send(order.takeSilently, sum(5, '10'))).rejects.toThrow();
  await expect(send(refuse(status), sum(order.version, 'x'))).rejects.toThrow();
  await send(order.take, sum(order.version, '10'));
  expect(order.sentRefunds).toHaveLength(1);
});

test('a dialog decides by the order that it was opened on until that is refused', async () => {
  const order = anOrder();
  const send = refundSender(5);
  order.version = 6;
  await expect(send(order.take, sum(6, '10'))).rejects.toMatchObject({ status: 409 });
  await send(order.take, sum(6, '10'));
  expect(order.sentRefunds).toEqual([sum(6, '10')]);
});

test('a refused refund was not sent: the next press is a new call', async () => {
  const keys: string[] = [];
  const note = (status: number) => (_: RefundBody, key: string) => {
    keys.push(key);
    return Promise.reject(fault(status));
  };
  const send = refundSender();
  for (const status of [400, 409, 0, 0]) await expect(send(note(status), sum(5, '10'))).rejects.toThrow();
  expect(new Set(keys.slice(0, 3)).size).toBe(3);
  expect(keys[3]).toBe(keys[2]);
});
