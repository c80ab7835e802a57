import { stemmer } from '@orama/stemmers/finnish';

/*
 * Finnish bends words: villapaita, villapaidan, villapaitoja. Snowball's stemmer takes the endings off, but knows
 * nothing of consonant gradation (paita : paidan, lanka : langan) and takes the end of some basic forms for an ending
 * (villapai-ta). Keys mend both: a word has the key of its stem and that of its own form, and forms of one word meet
 * in one of them.
 */

/** The words of a text, small, in one Unicode form. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** A word as sloppy fingers write it: without dots on letters, and with no letter twice. */
export function plain(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(\p{L})\1+/gu, '$1');
}

/** One consonant for two (mekko : mekon), the strong grade for the weak one, and no vowel at the end. */
function root(form: string): string {
  const bare = form
    .replace(/([b-df-hj-np-tv-xz])\1/g, '$1')
    .replace(/d/g, 't')
    .replace(/ng/g, 'nk');
  const key = bare
    .replace(/(?<![aeiouyäöå])[aeiouyäöå]+$/, '')
    .replace(/(?<=.[aeouäö])j$/, '')
    .replace(/(?<![aeiouyäöå])[aeiouyäöå]+$/, '')
    // villainen, pellavainen: an adjective is found by what it is made of; punainen, red, is made of nothing.
    .replace(/(?<=.{3})(?<!pun)[aä]is$/, '')
    // huopa : huovan, sarastus : sarastuksen. Other grades are left alone: they would mix words up.
    .replace(/(?<=[aeiouyäölr])p$/, 'v')
    .replace(/(?<=.{4})ks$/, 's');
  return key.length >= 2 ? key : bare;
}

/** The keys under which a word is kept and looked for; forms of the same word share at least one. */
export function keysOf(word: string): string[] {
  const noun = word.replace(/(?:nen|sten)$/, 's').replace(/punaista$/, 'punais');
  // Black is no case of something: its stem would be the end of other words (etumus).
  const stem = noun.endsWith('musta') ? noun : stemmer(noun);
  return [...new Set([root(noun), root(stem)])];
}
