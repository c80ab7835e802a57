/** unicode-range of the small fonts on every page. Other letters load more. */
export const finnishLetters =
  'U+20-7E,U+A0,U+A7,U+AB,U+B1,U+B2,U+B7,U+BB,U+BD,U+C4,U+C5,U+C9,U+D5,U+D6,U+D7,U+DC,U+E0,U+E4,U+E5,U+E8,U+E9,' +
  'U+F5,U+F6,U+FC,U+2013,U+2014,U+2019,U+201D,U+2026,U+20AC,U+2212';
