import { DATA_VERSION, holdsOtherData, otherDataText } from '@shop/service-kit/data-version';
import { look, wrong, type Examined, type Problem } from '../finding.ts';
import { serviceNames, type Shop } from '../shop.ts';

/** Of the repository's own Node and of its image. */
const NODE_MAJOR = 24;

/** Data version of each database, Node's of each process. */
export async function examineVersions(shop: Pick<Shop, 'database' | 'answers'>): Promise<Examined> {
  const databases = await Promise.all(serviceNames.map((name) => dataProblem(shop.database(name))));
  const versions = shop.answers.flatMap(({ name, samples }) =>
    (samples ?? [])
      .filter(({ metric }) => metric === 'nodejs_version_info')
      .map(({ labels }) => ({ name, version: labels['version'] ?? '' })),
  );
  const nodes = [...new Set(versions.map(({ version }) => version))];
  return {
    area: 'versions',
    checked: `data version ${DATA_VERSION}, Node ${nodes.join(', ') || 'unknown'}`,
    problems: [...databases.flat(), ...oldNodes(versions), ...mixedNodes(nodes)],
  };
}

async function dataProblem(db: ReturnType<Shop['database']>): Promise<Problem[]> {
  return (await holdsOtherData(db)) ? [wrong(otherDataText(db.databaseName), '')] : [];
}

const oldNodes = (versions: { name: string; version: string }[]): Problem[] =>
  versions
    .filter(({ version }) => Number.parseInt(version.replace('v', ''), 10) < NODE_MAJOR)
    .map(({ name, version }) =>
      wrong(
        `${name} runs on Node ${version}.`,
        `Start it with Node ${NODE_MAJOR}, as npm start and the image do.`,
      ),
    );

const mixedNodes = (nodes: string[]): Problem[] =>
  nodes.length < 2
    ? []
    : [
        look(
          `Processes run on different versions of Node: ${nodes.join(', ')}.`,
          'Finish the update: restart all.',
        ),
      ];
