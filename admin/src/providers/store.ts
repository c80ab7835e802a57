import { localStorageStore, memoryStore, type Store } from 'react-admin';

const isKept = (key: string): boolean => key.endsWith('.savedQueries');

/**
 * react-admin's store. Searches for customers are personal, so what the lists show is forgotten with the page; the
 * browser keeps only the filters that the maker has saved by name, also over a logout.
 */
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
