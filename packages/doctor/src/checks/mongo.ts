import { OLDEST_MONGO_MAJOR, PRIMARY_WAIT_MS } from '@shop/service-kit/store-limits';
import { look, reasonOf, wrong, type Examined, type Problem } from '../finding.ts';

/** As docs/operate/many-machines.md recommends. */
const ELECTION_MS = 2_000;
const NOT_ALLOWED = 13;

type Mongo = { db: (name: string) => { command: (command: object) => Promise<unknown> } };

/** Version, members' states, election timeout. */
export async function examineMongo({ mongo }: { mongo: Mongo }): Promise<Examined> {
  const admin = mongo.db('admin');
  const { version } = (await admin.command({ buildInfo: 1 })) as { version: string };
  const { setName } = (await admin.command({ hello: 1 })) as { setName?: string };
  const problems: Problem[] = [];
  if (Number.parseInt(version, 10) < OLDEST_MONGO_MAJOR) {
    problems.push(
      wrong(`MongoDB ${version} is too old.`, `Move to ${OLDEST_MONGO_MAJOR} or newer, after a backup.`),
    );
  }
  if (setName) problems.push(...(await examineSet(mongo)));
  const kind = setName ? `replica set ${setName}` : 'one server';
  return { area: 'mongodb', checked: `version ${version}, ${kind}`, problems };
}

async function examineSet(mongo: Mongo): Promise<Problem[]> {
  const admin = mongo.db('admin');
  try {
    const { config } = (await admin.command({ replSetGetConfig: 1 })) as SetConfig;
    if (config.members.length === 1) return [];
    const status = (await admin.command({ replSetGetStatus: 1 })) as SetStatus;
    return [...membersAway(status), ...slowElections(config.settings.electionTimeoutMillis)];
  } catch (error) {
    if ((error as { code?: number }).code !== NOT_ALLOWED) throw error;
    return [
      look(
        `The user of MONGO_URL may not read the replica set's configuration (${reasonOf(error)}).`,
        'Grant it clusterMonitor, or look at rs.conf() and rs.status() yourself.',
      ),
    ];
  }
}

type SetConfig = { config: { members: unknown[]; settings: { electionTimeoutMillis: number } } };
type SetStatus = { members: { name: string; stateStr: string }[] };

const healthy = new Set(['PRIMARY', 'SECONDARY', 'ARBITER']);

const membersAway = ({ members }: SetStatus): Problem[] =>
  members
    .filter(({ stateStr }) => !healthy.has(stateStr))
    .map(({ name, stateStr }) =>
      wrong(
        `The replica set's member ${name} is ${stateStr}: one loss less can be survived.`,
        'Start it, or see its log.',
      ),
    );

function slowElections(electionMs: number): Problem[] {
  if (electionMs < PRIMARY_WAIT_MS) return [];
  return [
    look(
      `electionTimeoutMillis is ${electionMs}, longer than the ${PRIMARY_WAIT_MS} ms that calls wait for a primary: when the primary is lost, buyers see errors.`,
      `Set it to ${ELECTION_MS} with rs.reconfig.`,
    ),
  ];
}
