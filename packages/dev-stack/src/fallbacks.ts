import { StartError } from './start-error.ts';

/** `gives`: its data folder, if known without downloading. */
export type Fallback<Found> = {
  name: string;
  gives?: string;
  find: () => Promise<Found | { closed: string }>;
};

type Folder = { folder?: string };

/**
 * Prefers a fallback that can read the existing data folder `kept`.
 * @throws StartError listing every failure
 */
export async function firstThatWorks<Found extends Folder>(
  fallbacks: Fallback<Found>[],
  options: { what: string; kept?: string; advice: string; say: (sentence: string) => void },
): Promise<Found> {
  const tried = new Map<string, string>();
  const found: Found[] = [];
  for (const fallback of fallbacks) {
    if (options.kept && fallback.gives && fallback.gives !== options.kept) continue;
    const answer = await fallback.find();
    if ('closed' in answer) tried.set(fallback.name, answer.closed);
    else if (options.kept && answer.folder && answer.folder !== options.kept) found.push(answer);
    else return answer;
  }
  const withoutData = found[0] ?? (options.kept ? await firstOf(fallbacks, tried) : undefined);
  if (withoutData) {
    options.say(
      `The data in ${options.kept} cannot be read by the ${options.what} at hand: starting with none.`,
    );
    return withoutData;
  }
  const reasons = [...tried].map(([name, reason]) => `${name}: ${reason}`).join('; ');
  throw new StartError(`No ${options.what} was found or could be fetched (${reasons}). ${options.advice}`);
}

async function firstOf<Found>(
  fallbacks: Fallback<Found>[],
  tried: Map<string, string>,
): Promise<Found | undefined> {
  for (const fallback of fallbacks.filter(({ name }) => !tried.has(name))) {
    const answer = await fallback.find();
    if (!(typeof answer === 'object' && answer !== null && 'closed' in answer)) return answer;
    tried.set(fallback.name, answer.closed);
  }
  return undefined;
}
