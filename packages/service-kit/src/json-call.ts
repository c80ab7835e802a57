import http, { Agent, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https, { Agent as SecureAgent } from 'node:https';
import { keepAliveConnections } from './kept-connections.ts';
import { mayRepeat } from './may-repeat.ts';

type Call = {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string | undefined;
  timeoutMs: number;
};
export type JsonAnswer = {
  status: number;
  headers: IncomingHttpHeaders;
  /** null where it is not JSON. */
  body: unknown;
};

const SLICE_MS = 500;

// Traces replace `request`.
const plain = { module: http, agent: new Agent(keepAliveConnections) };
const secure = { module: https, agent: new SecureAgent(keepAliveConnections) };

/**
 * JSON call over kept connections, under half of `fetch`'s CPU. Repeats refused calls and broken reads.
 * @throws Error without a complete answer in `timeoutMs`
 */
export async function callForJson(url: string, call: Call): Promise<JsonAnswer> {
  const until = performance.now() + call.timeoutMs;
  try {
    return await send(url, call);
  } catch (error) {
    if (!mayRepeat(error, call.method === 'GET')) throw error;
    // Over a new connection, because the other kept ones may be broken too.
    return send(url, { ...call, timeoutMs: until - performance.now() }, false);
  }
}

function send(url: string, { method, headers, body, timeoutMs }: Call, isKept = true): Promise<JsonAnswer> {
  if (timeoutMs <= 0) return Promise.reject(new Error('no time was left for the call'));
  const { module, agent } = url.startsWith('https:') ? secure : plain;
  return new Promise((resolve, reject) => {
    const sent = module.request(url, { method, headers, agent: isKept && agent }, (response) => {
      readJson(response).then(
        (read) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: read }),
        reject,
      );
    });
    const stopWaiting = wait(timeoutMs, () => sent.destroy(new Error(`no answer within ${timeoutMs} ms`)));
    sent.once('close', stopWaiting);
    sent.once('error', reject);
    sent.end(body);
  });
}

/** Of a time in which the machine stood still, only a slice counts. */
function wait(ms: number, giveUp: () => void): () => void {
  let leftMs = ms;
  let timer: NodeJS.Timeout;
  const next = (): void => {
    if (leftMs <= 0) return giveUp();
    const sliceMs = Math.min(leftMs, SLICE_MS);
    leftMs -= sliceMs;
    timer = setTimeout(next, sliceMs);
  };
  next();
  return () => clearTimeout(timer);
}

/** @throws Error when the answer breaks off */
async function readJson(response: IncomingMessage): Promise<unknown> {
  const pieces: Buffer[] = [];
  for await (const piece of response) pieces.push(piece as Buffer);
  try {
    return JSON.parse(Buffer.concat(pieces).toString());
  } catch {
    return null;
  }
}
