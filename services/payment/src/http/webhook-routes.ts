import { paymentProviders } from '@shop/contracts';
import type { Express } from 'express';
import type { PaymentDeps } from '../deps.ts';
import { handleWebhook } from '../use-cases/handle-webhook.ts';

/** Signatures cover raw bytes. */
export function mountWebhookRoutes(app: Express, deps: PaymentDeps): void {
  for (const provider of paymentProviders) {
    app.post(`/api/webhooks/${provider}`, async (request, response) => {
      const body = request.rawBody ?? Buffer.alloc(0);
      await handleWebhook(deps, { provider, body, headers: request.headers });
      response.json({ success: true });
    });
  }
}
