import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { closeServer, listen } from '@shop/testing';

type PassOn = () => Promise<IncomingMessage>;

/**
 * A proxy that stops answering at a given call, which the test may forward.
 * @param last a regular expression over `METHOD /path`
 */
export async function lineToLastCall(providersUrl: string, last: string) {
  let isOver = false;
  let come: (passOn: PassOn) => void = () => undefined;
  const lastCall = new Promise<PassOn>((resolve) => (come = resolve));
  const take = async (call: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of call) chunks.push(chunk as Buffer);
    const { method, url = '', headers } = call;
    const passOn: PassOn = () =>
      new Promise((resolve, reject) => {
        const passed = request(providersUrl + url, { method, headers }, resolve);
        passed.on('error', reject).end(Buffer.concat(chunks));
      });
    if (isOver) return;
    if (new RegExp(last).test(`${method} ${url}`)) {
      isOver = true;
      return come(passOn);
    }
    const answer = await passOn();
    if (!isOver) answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers));
  };
  const server = createServer((call, response) => {
    take(call, response).catch(() => call.socket.destroy());
  });
  return { url: await listen(server), lastCall, close: () => closeServer(server) };
}
