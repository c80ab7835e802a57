import { askProcesses } from './ask-processes.ts';
import { checks, type Check } from './checks/index.ts';
import { reasonOf, wrong, type Area, type Diagnosis, type Examined, type Finding } from './finding.ts';
import type { Settings, Shop } from './shop.ts';
import { openStores, type AwayStore } from './stores.ts';

/** Connecting takes up to 4 s before: a whole run stays within about ten seconds. */
const CHECK_MS = 5_000;

/** Side by side, each within `CHECK_MS`. */
export async function examineShop(settings: Settings): Promise<Diagnosis> {
  const stores = openStores(settings);
  try {
    const [answers, away] = await Promise.all([askProcesses(settings), stores.findAway()]);
    const database = (service: string) => stores.mongo.db(`${settings.dbPrefix}_${service}`);
    const shop: Shop = { settings, mongo: stores.mongo, redis: stores.redis, database, answers };
    const examined = await Promise.all(checks.map((check) => run(check, shop, away)));
    return diagnosisOf([...away.map(awayText), ...examined.flat()]);
  } finally {
    await stores.close();
  }
}

async function run(check: Check, shop: Shop, away: AwayStore[]): Promise<Examined[]> {
  const { areas, needs, examine } = check;
  const unknown = (why: string) => areas.map((area): Examined => ({ area, checked: '', problems: [], why }));
  const missing = away.find(({ name }) => name === needs);
  if (missing) return unknown(`${missing.label} does not answer`);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Examined[]>((resolve) => {
    timer = setTimeout(() => resolve(unknown(`not done within ${CHECK_MS / 1_000} s`)), CHECK_MS);
  });
  const examined = examine(shop).catch((error: unknown) => unknown(reasonOf(error)));
  return Promise.race([examined, late]).finally(() => clearTimeout(timer));
}

function awayText({ name, label, why }: AwayStore): Examined {
  const says = `${label} does not answer: ${why}.`;
  return name === 'mongo'
    ? {
        area: 'mongodb',
        checked: '',
        problems: [wrong(`${says} Nothing can be read or sold.`, 'Start it, or correct MONGO_URL.')],
      }
    : {
        area: 'redis',
        checked: '',
        problems: [
          wrong(
            `${says} Emails, pictures and the next steps of paid orders wait; none is lost.`,
            'Start it, or correct REDIS_URL.',
          ),
        ],
      };
}

function diagnosisOf(examined: Examined[]): Diagnosis {
  const findings = examined.flatMap(({ area, problems }) =>
    problems.map((problem): Finding => ({ area, ...problem })),
  );
  // A store that is away is a finding already.
  const found = new Set(findings.map(({ area }) => area));
  const isStore = (area: Area) => area === 'mongodb' || area === 'redis';
  const notExamined = examined.flatMap(({ area, why }) =>
    why && !(isStore(area) && found.has(area)) ? [{ area, why }] : [],
  );
  const troubled = new Set([...found, ...notExamined.map(({ area }) => area)]);
  const fine = examined.flatMap(({ area, checked }) => (troubled.has(area) ? [] : [{ area, checked }]));
  return { findings, fine, notExamined };
}
