import { calls } from '@shop/dev-stack';
import { ownersOf, wiring } from '@shop/events';

const PROVIDERS = 'providers[(Stripe · PayPal<br>or their stand-ins)]';
const nodeOf = (process: string): string => (process === 'payment-sandbox' ? 'providers' : process);

/** The README's Mermaid picture: calls from the address table, events from the wiring. */
export function systemPicture(): string {
  const arrows = new Map<string, string[]>();
  for (const { from, to, about } of calls) {
    if (about === null) continue;
    const arrow = `${nodeOf(from)} -->|${about}|`;
    arrows.set(arrow, [...(arrows.get(arrow) ?? []), nodeOf(to)]);
  }
  const solid = [...arrows].map(([arrow, to]) => `${arrow} ${to.join(' & ')}`);
  const lines = [
    'visitor([Visitor]) --> gateway',
    'admin([Admin]) --> gateway',
    PROVIDERS,
    ...solid,
    ...eventArrows(),
  ];
  return ['```mermaid', 'flowchart LR', ...lines.map((line) => `  ${line}`), '```'].join('\n');
}

/** One dotted arrow per owner and listening process. */
function eventArrows(): string[] {
  const names = new Map<string, string[]>();
  for (const [name, { event, consumers }] of Object.entries(wiring)) {
    for (const process of new Set(Object.values<string>(consumers))) {
      const owners = ownersOf(event).filter((owner) => owner !== process || ownersOf(event).length === 1);
      const ends = `${owners.join(' & ')}|${process}`;
      names.set(ends, [...(names.get(ends) ?? []), name]);
    }
  }
  return [...names].map(([ends, events]) => {
    const [owners = '', process = ''] = ends.split('|');
    return `${owners} -. ${events.join(', ')} .-> ${process}`;
  });
}
