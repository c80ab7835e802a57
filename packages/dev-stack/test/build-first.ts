import { beforeAll } from 'vitest';
import { build } from '../src/build.ts';
import { environment } from '../src/config.ts';
import { machineEnvironment } from '../src/environment.ts';

const BUILD_MS = 600_000;

/** The first build takes longer than a test may. */
export const buildFirst = (): void =>
  beforeAll(
    () => build({ env: machineEnvironment(environment), signal: AbortSignal.timeout(BUILD_MS) }),
    BUILD_MS,
  );
