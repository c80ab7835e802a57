import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { closeServer, listen } from '@shop/testing';

/** Adds the gateway's token to webhooks. */
export async function startGateway(token: () => string) {
  const gateway = {
    url: '',
    apiUrl: '',
    /** Drops webhooks. */
    deaf: false,
    /** Receives webhooks in the shop's place. */
    intercept: undefined as ((body: string, headers: Record<string, string>) => void) | undefined,
    close: () => closeServer(server),
  };
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const headers = { ...(request.headers as Record<string, string>), 'x-user-token': token() };
    if (gateway.intercept) {
      gateway.intercept(Buffer.concat(chunks).toString(), headers);
      // So that the stand-in does not repeat it.
      return void response.writeHead(200).end();
    }
    const answer = await fetch(gateway.apiUrl + request.url, {
      method: 'POST',
      headers,
      body: Buffer.concat(chunks),
    });
    response.writeHead(answer.status).end(await answer.text());
  };
  const server = createServer((request, response) => {
    if (gateway.deaf) return void request.socket.destroy();
    pass(request, response).catch(() => request.socket.destroy());
  });
  gateway.url = await listen(server);
  return gateway;
}
