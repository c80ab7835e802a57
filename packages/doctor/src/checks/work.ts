import { reconcileOpenWork } from '@shop/reconciliation';
import type { Area, Examined, Problem } from '../finding.ts';
import type { Shop } from '../shop.ts';

type Open = { subject: string; says: string; mend: string; waits?: true };

const SHOWN = 5;

/** By the rules of `npm run audit`. */
export async function examineWork({ database }: Pick<Shop, 'database'>): Promise<Examined[]> {
  const { deadLetters, events, stock } = await reconcileOpenWork(database);
  return [
    section('dead letters', 'none', deadLetters),
    section('queues', 'no late event', events),
    section('stock', 'holds match their orders', stock),
  ];
}

function section(area: Area, checked: string, findings: Open[]): Examined {
  const problems = findings.slice(0, SHOWN).map(({ subject, says, mend, waits }): Problem => ({
    level: waits ? 'look' : 'wrong',
    says: `${subject}: ${says}.`,
    mend,
  }));
  const more = findings.length - problems.length;
  const rest: Problem = {
    level: 'wrong',
    says: `${more} more like these.`,
    mend: 'npm run audit lists all.',
  };
  return { area, checked, problems: more > 0 ? [...problems, rest] : problems };
}
