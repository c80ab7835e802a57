import { createSweeper, type Logger, type Sweeper } from '@shop/service-kit';

const SEND_MS = 10_000;
/** So many letters of a process are under way side by side, each over a connection of its own. */
const AT_ONCE = 4;

/**
 * Has what is due sent, from several places side by side: a letter that the mail server leaves unanswered holds up no
 * other, until there is one in each place. A round is one letter, so a process that stops waits for one a place.
 * @param sendNext sends one letter that no other place has; whether there was one
 */
export function createLetterSender(sendNext: () => Promise<boolean>, logger: Logger): Sweeper {
  const openPlace = () => {
    const sweep = async () => {
      if (await sendNext()) place.nudge();
    };
    const place = createSweeper({ name: 'send-letters', everyMs: SEND_MS, sweep, logger });
    return place;
  };
  const places = Array.from({ length: AT_ONCE }, openPlace);
  return {
    start: () => places.forEach(({ start }) => start()),
    nudge: () => places.forEach(({ nudge }) => nudge()),
    stop: async () => void (await Promise.all(places.map(({ stop }) => stop()))),
  };
}
