export const synonymsKey = ['search', 'synonyms'];
export const missesKey = ['search', 'misses'];
