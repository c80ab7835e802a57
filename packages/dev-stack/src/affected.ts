import { gateway, services } from './processes.ts';

const rows = [...services, gateway];
const SCREENS = /^(storefront|admin|packages\/(money|shop-rules|contracts|shop-client))\//;
const SERVICES = /^packages\/(money|shop-rules|contracts|events|audit-log|service-kit)\//;

/** @param files paths with slashes */
export function affectedBy(files: string[]): { screens: boolean; processes: string[] } {
  const screens = files.some((file) => SCREENS.test(file));
  const processes = rows.filter(({ entry, name }) => {
    const own = entry.slice(0, entry.indexOf('/src/') + 1);
    return (
      files.some((file) => file.startsWith(own)) ||
      (name === 'storefront' && screens) ||
      (entry.startsWith('services/') && files.some((file) => SERVICES.test(file)))
    );
  });
  return { screens, processes: processes.map(({ name }) => name) };
}
