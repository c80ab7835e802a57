export type Area =
  | 'processes'
  | 'queues'
  | 'dead letters'
  | 'stock'
  | 'money'
  | 'emails'
  | 'mongodb'
  | 'redis'
  | 'disk'
  | 'clock'
  | 'certificate'
  | 'settings'
  | 'backups'
  | 'versions';

/** `wrong`: the shop loses something now or soon. `look`: a person should decide. */
export type Level = 'wrong' | 'look';

export type Problem = {
  level: Level;
  says: string;
  /** Remedy. */
  mend: string;
};

export type Finding = Problem & { area: Area };

/** `why`: reason why nothing could be checked. */
export type Examined = { area: Area; checked: string; problems: Problem[]; why?: string };

export type Diagnosis = {
  findings: Finding[];
  fine: { area: Area; checked: string }[];
  notExamined: { area: Area; why: string }[];
};

/** Needs action now. */
export const wrong = (says: string, mend: string): Problem => ({ level: 'wrong', says, mend });

/** For a person to judge. */
export const look = (says: string, mend: string): Problem => ({ level: 'look', says, mend });

/** One line, without a stack. */
export function reasonOf(error: unknown): string {
  const { message, cause, code } = error as Error & { code?: string };
  const inner = cause instanceof Error ? cause : null;
  return (inner?.message || message || code || String(error)).split('\n')[0] ?? '';
}
