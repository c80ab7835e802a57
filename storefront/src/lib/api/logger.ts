import { tracing } from '@shop/tracing';
import { pino } from 'pino';
import { config } from '../../config.ts';

export const logger = pino({
  name: 'storefront',
  level: config.LOG_LEVEL,
  mixin: () => tracing().logFields(),
});
