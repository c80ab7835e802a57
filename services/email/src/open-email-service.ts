import { firstSeller } from '@shop/contracts';
import { openAuditLog } from '@shop/audit-log';
import { openEvents } from '@shop/events';
import {
  connectMongo,
  createSweepers,
  internalClients,
  keepFresh,
  type Logger,
  type Opening,
  type OpenService,
} from '@shop/service-kit';
import { createApp } from './app.ts';
import { createCatalogClient } from './clients/catalog-client.ts';
import { createOrderClient } from './clients/order-client.ts';
import type { EmailConfig } from './config.ts';
import { createConsumers } from './consumers.ts';
import { openEmailTextStore } from './email-texts/index.ts';
import type { EmailDeps } from './deps.ts';
import { openMailer } from './mail/open-mailer.ts';
import { openEmailLimitStore } from './store/email-limit-store.ts';
import { openEmailStore } from './store/email-store.ts';
import { openTakenBackStore } from './store/taken-back-store.ts';
import { forgetEmails } from './sweepers/forget-emails.ts';
import { createEmailSender } from './sweepers/email-sender.ts';
import { sendNextEmail, stopSending } from './sweepers/send-emails.ts';

const FORGET_MS = 3_600_000;
/** Many emails at once share one read of seller and texts. */
const SETTINGS_FRESH_MS = 1_000;

export async function openEmailService(
  config: EmailConfig,
  logger: Logger,
  { now = () => new Date(), timeoutMs }: Opening = {},
): Promise<OpenService<EmailDeps>> {
  const database = await connectMongo('email', config, logger);
  const { connection } = database;
  const clientTo = internalClients('email', config, timeoutMs);
  const owners = { order: clientTo('order'), catalog: clientTo('catalog') };
  const catalog = createCatalogClient(owners.catalog, firstSeller(config), logger);
  const whoWritesNow = async () => {
    const [known, ownTexts] = await Promise.all([catalog.getSettings(), emailTexts.findAll()]);
    return { ...config, ...known, ownTexts };
  };
  const keptSettings = keepFresh(whoWritesNow, { freshMs: SETTINGS_FRESH_MS });
  const whoWrites = keptSettings.get;
  const emailTexts = openEmailTextStore(connection, keptSettings.written);
  const auditLog = await openAuditLog({
    service: 'email',
    connection,
    send: (event) => events.relay.send(event),
    logger,
  });
  const events = await openEvents({
    service: 'email',
    listeners: 'email',
    emits: [auditLog],
    connection,
    config,
    logger,
  });
  const sender = createEmailSender((onTaken) => sendNextEmail(deps, { onTaken }), logger);
  const deps: EmailDeps = {
    emails: await openEmailStore(connection),
    emailLimits: await openEmailLimitStore(connection),
    takenBack: await openTakenBackStore(connection),
    order: createOrderClient(owners.order),
    catalog,
    emailTexts,
    whoWrites,
    whoWritesNow,
    mailer: openMailer(config, logger, whoWrites),
    sender,
    events,
    auditLog,
    config,
    logger,
    now,
  };
  const sweepers = createSweepers(logger, [
    ['forget-emails', FORGET_MS, () => forgetEmails(deps)],
    auditLog.sweepRow,
  ]);
  events.listen(createConsumers(deps), owners);
  return {
    app: createApp(deps, database.ready),
    deps,
    database,
    start: () => [events, sender, sweepers].forEach(({ start }) => start()),
    closers: [
      events.stopListening,
      () => stopSending({ sender, mailer: deps.mailer }),
      sweepers.stop,
      events.close,
      deps.mailer.close,
      database.close,
    ],
  };
}
