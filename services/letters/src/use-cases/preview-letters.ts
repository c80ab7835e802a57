import { letterKinds, type LetterPreview } from '@shop/contracts';
import { sampleOrder } from '../domain/sample-order.ts';
import { renderLetter, type LetterSettings } from '../rendering/render-letter.ts';

/** Every letter of the shop as a customer would get it today. */
export function previewLetters(settings: LetterSettings): LetterPreview[] {
  return letterKinds.map((kind) => ({ kind, ...renderLetter(kind, sampleOrder, settings) }));
}
