import { pino } from 'pino';
import { config } from '../../config.ts';

/** The storefront's JSON log, for what runs it and for what its pages are made of. */
export const logger = pino({ name: 'storefront', level: config.LOG_LEVEL });
