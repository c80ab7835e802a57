import { stemmer } from '@orama/stemmers/finnish';

/*
 * Snowball's stemmer ignores consonant gradation (paita : paidan) and cuts some basic forms (villapai-ta). Each word
 * gets keys of its stem and its form.
 */

/** Lower case, Unicode NFC. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Without diacritics and doubled letters, as a hurried user types. */
export function plain(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(\p{L})\1+/gu, '$1');
}

/** Simplifies gradation: single consonants, strong grade, no final vowel. */
function root(form: string): string {
  const bare = form
    .replace(/([b-df-hj-np-tv-xz])\1/g, '$1')
    .replace(/d/g, 't')
    .replace(/ng/g, 'nk');
  const key = bare
    .replace(/(?<![aeiouyäöå])[aeiouyäöå]+$/, '')
    .replace(/(?<=.[aeouäö])j$/, '')
    .replace(/(?<![aeiouyäöå])[aeiouyäöå]+$/, '')
    // villainen, pellavainen: found by their material; punainen has none.
    .replace(/(?<=.{3})(?<!pun)[aä]is$/, '')
    // huopa : huovan, sarastus : sarastuksen. Other grades would merge different words.
    .replace(/(?<=[aeiouyäölr])p$/, 'v')
    .replace(/(?<=.{4})ks$/, 's');
  return key.length >= 2 ? key : bare;
}

/** Search keys; forms of one word share at least one. */
export function keysOf(word: string): string[] {
  const noun = word.replace(/(?:nen|sten)$/, 's').replace(/punaista$/, 'punais');
  // The stem of "musta" ends other words (etumus).
  const stem = noun.endsWith('musta') ? noun : stemmer(noun);
  return [...new Set([root(noun), root(stem)])];
}
