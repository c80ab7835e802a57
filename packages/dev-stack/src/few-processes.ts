import { environmentOf, type Values } from './environment.ts';
import { type ManagedProcess, manageProcess, type Surroundings } from './managed-process.ts';
import { onDemand } from './on-demand.ts';
import { allInOne, gateway, type ProcessRow, rowNamed, services } from './processes.ts';
import { manageRow, type Place, rowsOf, settingsOfRow, specOf } from './shop-processes.ts';

const WORKER = 'image-worker';
const IDLE_MS = 120_000;
/** The gateway drains before the services behind it, each for up to 25 s. */
const STOP_BOUND_MS = 60_000;

const isService = ({ entry }: ProcessRow) => entry.startsWith('services/');

type ShopProcesses = { inside: ManagedProcess[]; api: ManagedProcess };

/** By `PROCESSES`; from sources one for each service. */
export function manageShop(place: Place, around: Surroundings): ShopProcesses {
  if (place.config.processes === 'few' && !place.fromSource) return manageFew(place, around);
  const manage = (row: ProcessRow) => manageRow(row, place, around);
  return { inside: rowsOf(place.config).map(manage), api: manage(gateway) };
}

/** One process for gateway and services, and an image worker while pictures wait. */
function manageFew(place: Place, around: Surroundings): ShopProcesses {
  const worker = onDemand({
    make: () => manageRow(rowNamed(WORKER), place, around),
    idleMs: IDLE_MS,
    say: around.say,
  });
  const api = manageProcess(
    {
      ...specOf(allInOne, settingsTogether(place), place),
      stopBoundMs: STOP_BOUND_MS,
      onMessage: (message) => {
        if ((message as { wanted?: unknown }).wanted === WORKER) worker.want();
      },
    },
    around,
  );
  const stop = async () => void (await Promise.all([worker.stop(), api.stop()]));
  const inside = rowsOf(place.config).filter((row) => !isService(row));
  return { inside: inside.map((row) => manageRow(row, place, around)), api: { ...api, stop } };
}

/** As `<service>.<setting>`. */
export function settingsTogether(place: Place): Values {
  const { config, values, ports } = place;
  const port = ports[gateway.name] as number;
  const rows = [...services.filter((row) => isService(row) && row.name !== WORKER), gateway];
  const named = rows.flatMap((row) =>
    Object.entries(settingsOfRow(row, place)).map(([name, value]) => [`${row.name}.${name}`, value]),
  );
  return {
    ...environmentOf(allInOne, { values, env: config.env, port, host: config.host }),
    ...Object.fromEntries(named),
  };
}
