import type { DeadLetterRecord } from '@shop/contracts';
import { deadLetterTexts as texts } from '../texts/dead-letters.ts';

/** Words for a listener; one that the shop no longer has gets some too. */
const wordsOf = ({ consumer }: DeadLetterRecord) =>
  Object.hasOwn(texts.listeners, consumer) ? texts.listeners[consumer] : undefined;

/** What was left undone. */
export const undoneText = (letter: DeadLetterRecord): string =>
  (wordsOf(letter) ?? texts.unknownListener).undone;

/** What is lost when the event is discarded. */
export const lostText = (letter: DeadLetterRecord): string => (wordsOf(letter) ?? texts.unknownListener).lost;

/** What happened and why it was left at that, such as 'Maksu saapui, mutta tilausta ei löytynyt.' */
export function reasonText(letter: DeadLetterRecord): string {
  const { event } = letter;
  const happened = Object.hasOwn(texts.events, event) ? texts.events[event] : undefined;
  return texts.but(happened ?? texts.unknownEvent(event), causeText(letter));
}

function causeText({ replayable, code }: DeadLetterRecord): string {
  if (!replayable) return texts.nobodyListens;
  return texts.causes[code] ?? texts.programFault;
}

/** Whether the cause is the program's, so that the maker alone cannot remove it. */
export const isProgramFault = ({ code, replayable }: DeadLetterRecord): boolean =>
  replayable && (code === 'invalid-input' || !Object.hasOwn(texts.causes, code));
