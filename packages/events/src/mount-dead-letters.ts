import type { AuditKind, DeadLetterService } from '@shop/shop-rules';
import { parseRestList, requireAdmin, ShopError } from '@shop/service-kit';
import type { Express } from 'express';
import { z } from 'zod';
import type { AuditedWrites } from './audited-writes.ts';
import { assetOf, deadLetterRecord } from './dead-letter-view.ts';
import type { DeadLetter } from './dead-letters.ts';
import type { OpenDeadLetters } from './open-dead-letters.ts';
import type { Relay } from './outbox-relay.ts';

type Mounting = {
  service: DeadLetterService;
  letters: OpenDeadLetters;
  /** Sends replays. */
  relay: Pick<Relay, 'nudge'>;
  auditLog: AuditedWrites;
  /** Products that show the assets, where the service knows them. */
  productsOf?: (assetIds: string[]) => Promise<ReadonlyMap<string, string>>;
};

/** Mounts the back office's calls about dead letters: list, replay, discard. Of two admins one succeeds. */
export function mountDeadLetters(
  app: Express,
  { service, letters, relay, auditLog, productsOf = () => Promise.resolve(new Map()) }: Mounting,
): void {
  const path = `/api/admin/rest/dead-letters/${service}`;
  const recordsOf = async (shown: DeadLetter[]) => {
    const products = await productsOf(shown.flatMap((letter) => assetOf(letter) ?? []));
    return shown.map((letter) => {
      const productID = products.get(assetOf(letter) ?? '');
      const { consumers } = letters;
      return deadLetterRecord(letter, { service, consumers, ...(productID ? { productID } : {}) });
    });
  };
  const get = async (id: string): Promise<DeadLetter> => {
    const letter = await letters.find(id);
    if (!letter) throw new ShopError({ code: 'dead-letter-not-found' });
    return letter;
  };
  const logLineOf = ({ _id, name, consumer, payload }: DeadLetter, admin: string) => ({
    admin,
    deadLetter: _id,
    event: name,
    consumer,
    payload: withoutNames(payload),
  });

  type Audited = { kind: AuditKind; by: string; letter: DeadLetter; write: () => Promise<boolean> };
  const audit = ({ kind, by, letter: { _id: about, name: event, consumer: listener }, write }: Audited) =>
    auditLog.during({ kind, by, about }, async (reportChanges) => {
      if (!(await write())) {
        await get(about);
        throw new ShopError({ code: 'dead-letter-replaying' });
      }
      reportChanges({
        changes: [
          { field: 'event', before: '', after: event },
          { field: 'listener', before: '', after: listener },
        ],
      });
    });

  app.get(path, async (request, response) => {
    requireAdmin(request);
    const { skip, limit } = parseRestList(request.query, z.object({}));
    const [shown, total] = await Promise.all([letters.list(skip, limit), letters.count()]);
    response.set('content-range', `dead-letters ${skip}-${skip + Math.max(shown.length - 1, 0)}/${total}`);
    response.json(await recordsOf(shown));
  });

  app.post(`${path}/:id/replay`, async (request, response) => {
    const admin = requireAdmin(request);
    const letter = await get(request.params.id);
    if (!letters.consumers.includes(letter.consumer)) throw new ShopError({ code: 'dead-letter-unheard' });
    const write = () => letters.replay(letter);
    await audit({ kind: 'dead-letter-replayed', by: admin.id, letter, write });
    relay.nudge();
    request.log.info(logLineOf(letter, admin.id), 'an admin has a dead letter sent again');
    response.status(202).json({ success: true, data: {} });
  });

  app.delete(`${path}/:id`, async (request, response) => {
    const admin = requireAdmin(request);
    const letter = await get(request.params.id);
    const write = () => letters.discard(letter._id);
    await audit({ kind: 'dead-letter-discarded', by: admin.id, letter, write });
    request.log.warn(logLineOf(letter, admin.id), 'an admin discarded a dead letter');
    response.json({ success: true, data: {} });
  });
}

/** Fields that name people: shown in the dead letter, never logged. */
const NAMING = new Set(['name', 'personal']);

function withoutNames(payload: unknown): unknown {
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) return payload;
  return Object.fromEntries(Object.entries(payload).filter(([field]) => !NAMING.has(field)));
}
