import { look, reasonOf, wrong, type Examined, type Problem } from '../finding.ts';
import type { Shop } from '../shop.ts';

const ANSWER_MS = 4_000;
const START_OR_LOG = 'See its log; start it, or the whole shop.';

/** Each answers, and the gateway reaches all. */
export async function examineProcesses({
  settings,
  answers,
}: Pick<Shop, 'settings' | 'answers'>): Promise<Examined> {
  const { gatewayMetrics } = settings;
  const silent = answers.filter(({ samples }) => samples === null);
  const reached = answers.length - silent.length;
  const problems: Problem[] =
    reached === 0
      ? [nothingAnswers(answers.length)]
      : silent.map(({ name, why }) => wrong(`${name} does not answer: ${why}.`, START_OR_LOG));
  const isGatewayThere = answers.some(({ name, samples }) => name === 'gateway' && samples !== null);
  if (!gatewayMetrics) {
    problems.push(
      look(
        'METRICS_PORT is not set, so nothing shows what the gateway reaches.',
        'Set METRICS_PORT for the gateway.',
      ),
    );
  } else if (isGatewayThere) problems.push(...(await readParts(gatewayMetrics)));
  return { area: 'processes', checked: `${reached} processes answer`, problems };
}

const nothingAnswers = (asked: number): Problem =>
  asked === 0
    ? wrong(
        'No address of a process is known.',
        'Set the …_URL settings of docs/operate/settings.md, or start the shop here.',
      )
    : wrong(
        `None of ${asked} processes answers: the shop is stopped.`,
        'Start it: npm start, or docker compose up -d.',
      );

async function readParts(gatewayMetrics: string): Promise<Problem[]> {
  try {
    const response = await fetch(`${gatewayMetrics}/health/parts`, {
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    const lines = (await response.text()).split('\n');
    return lines
      .filter((line) => line.endsWith(' away'))
      .map((line) => wrong(`The gateway cannot use ${line.replace(/ away$/, '')}.`, START_OR_LOG));
  } catch (error) {
    return [wrong(`The gateway does not say what it reaches: ${reasonOf(error)}.`, START_OR_LOG)];
  }
}
