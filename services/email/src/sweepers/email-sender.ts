import { createSweeper, type Logger, type Sweeper } from '@shop/service-kit';

const SEND_MS = 10_000;
const AT_ONCE = 4;

/**
 * Sends due emails in parallel, so that a silent mail server delays no other. @param sendNext sends one email; returns
 * whether there was one, and reports when it is taken
 */
export function createEmailSender(
  sendNext: (onTaken: () => void) => Promise<boolean>,
  logger: Logger,
): Sweeper {
  const underWay = new Set<Promise<void>>();
  const isFull = () => underWay.size >= AT_ONCE;

  /** @returns whether there was an email, before it is sent */
  const takeNext = () =>
    new Promise<boolean>((resolve, reject) => {
      let isTaken = false;
      const delivery: Promise<void> = sendNext(() => {
        isTaken = true;
        resolve(true);
      })
        .then(resolve)
        .catch((err: unknown) => {
          if (isTaken)
            logger.warn({ err }, 'an email under delivery could not be finished; it is tried again');
          else reject(err);
        })
        .finally(() => {
          // Emails that became due meanwhile were not looked for. A look that found none must not repeat itself.
          const looksAgain = isTaken && isFull();
          underWay.delete(delivery);
          if (looksAgain) looking.nudge();
        });
      underWay.add(delivery);
    });
  const sweep = async () => {
    while (!isFull() && (await takeNext()));
  };
  const looking = createSweeper({ name: 'send-emails', everyMs: SEND_MS, sweep, logger });
  return {
    ...looking,
    stop: async () => {
      await looking.stop();
      await Promise.all(underWay);
    },
  };
}
