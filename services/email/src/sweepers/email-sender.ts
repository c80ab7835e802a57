import { createSweeper, type Logger, type Sweeper } from '@shop/service-kit';

const SEND_MS = 10_000;
/** So many letters of a process are under way side by side, each over a connection of its own. */
const AT_ONCE = 4;

/**
 * Has what is due sent, several letters side by side: one that the mail server leaves unanswered holds up no other, until
 * there are as many of them. A look takes one letter and does not wait for it.
 * @param sendNext sends one letter that nobody else has; whether there was one. It says when it has taken it
 */
export function createEmailSender(
  sendNext: (onTaken: () => void) => Promise<boolean>,
  logger: Logger,
): Sweeper {
  const underWay = new Set<Promise<void>>();
  const isFull = () => underWay.size >= AT_ONCE;

  /** @returns whether there was a letter, as soon as that is known */
  const takeNext = () =>
    new Promise<boolean>((resolve, reject) => {
      let isTaken = false;
      const delivery: Promise<void> = sendNext(() => {
        isTaken = true;
        resolve(true);
      })
        .then(resolve)
        .catch((err: unknown) => {
          if (isTaken) logger.warn({ err }, 'a letter that was taken could not be finished; it comes again');
          else reject(err);
        })
        .finally(() => {
          const wasFull = isFull();
          underWay.delete(delivery);
          // What was due meanwhile has not been looked for.
          if (wasFull) looking.nudge();
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
