import { localStorageStore, memoryStore, type Store } from 'react-admin';

const isKept = (key: string): boolean => /[.](?:savedQueries|layout|pageSize)$/.test(key);

/** Keeps list parameters in memory, because customer searches are personal. */
export function createStore(): Store {
  const memory = memoryStore();
  const kept = localStorageStore('1', 'Views');
  const of = (key: string): Store => (isKept(key) ? kept : memory);
  return {
    ...memory,
    setup: () => [memory, kept].forEach((store) => store.setup()),
    teardown: () => [memory, kept].forEach((store) => store.teardown()),
    getItem: (key, defaultValue) => of(key).getItem(key, defaultValue),
    setItem: (key, value) => of(key).setItem(key, value),
    removeItem: (key) => of(key).removeItem(key),
    subscribe: (key, callback) => of(key).subscribe(key, callback),
  };
}
