import type { ChangeDeps } from '../deps.ts';
import type { WorkListStore } from './work-list-store.ts';

export type WorkListDeps = ChangeDeps & { workList: WorkListStore };
