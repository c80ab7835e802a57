import { ownersOf, type DefinedEvent } from './define-event.ts';
import { wiring } from './wiring.ts';

type Wiring = typeof wiring;
type EventName = keyof Wiring;
type ConsumersOfEvent<N extends EventName> = N extends EventName
  ? Extract<keyof Wiring[N]['consumers'], string>
  : never;
export type ConsumerName = ConsumersOfEvent<EventName>;

/** Empty for an unknown event. */
export function consumersOf(eventName: string): ConsumerName[] {
  const entry = wiring[eventName as EventName] as (typeof wiring)[EventName] | undefined;
  return Object.keys(entry?.consumers ?? {}) as ConsumerName[];
}

/** Consumers that a process has to run. */
export function consumersIn(processName: string): { name: ConsumerName; event: DefinedEvent }[] {
  return Object.values(wiring).flatMap(({ event, consumers }) =>
    Object.entries(consumers)
      .filter(([, runsIn]) => runsIn === processName)
      .map(([name]) => ({ name: name as ConsumerName, event })),
  );
}

/** Consumers of the events that a service stores. */
export function consumersOfService(service: string): ConsumerName[] {
  return Object.entries(wiring)
    .filter(([, { event }]) => ownersOf(event).includes(service))
    .flatMap(([eventName]) => consumersOf(eventName));
}
