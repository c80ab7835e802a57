import type { DeadLetterRecord } from '@shop/contracts';
import { deadLetterTexts as texts } from '../texts/dead-letters.ts';

/** Undefined for a consumer that no longer exists. */
const wordsOf = ({ consumer }: DeadLetterRecord) =>
  Object.hasOwn(texts.listeners, consumer) ? texts.listeners[consumer] : undefined;

export const notDoneText = (letter: DeadLetterRecord): string =>
  (wordsOf(letter) ?? texts.unknownListener).notDone;

export const lostText = (letter: DeadLetterRecord): string => (wordsOf(letter) ?? texts.unknownListener).lost;

/** Such as 'Maksu saapui, mutta tilausta ei löytynyt.' */
export function reasonText(letter: DeadLetterRecord): string {
  const { event } = letter;
  const happened = Object.hasOwn(texts.events, event) ? texts.events[event] : undefined;
  return texts.but(happened ?? texts.unknownEvent(event), causeText(letter));
}

function causeText({ replayable, code }: DeadLetterRecord): string {
  if (!replayable) return texts.nobodyListens;
  return texts.causes[code] ?? texts.programFault;
}

/** Only a developer can fix the cause. */
export const isProgramFault = ({ code, replayable }: DeadLetterRecord): boolean =>
  replayable && (code === 'invalid-input' || !Object.hasOwn(texts.causes, code));
