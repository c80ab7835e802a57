import type { Area, Examined } from '../finding.ts';
import type { Shop } from '../shop.ts';
import type { StoreName } from '../stores.ts';
import { examineBackups } from './backups.ts';
import { examineCertificate } from './certificate.ts';
import { examineMongoClock, examineProcessClocks, examineRedisClock } from './clock.ts';
import { examineFolders, examineMongoDisk } from './disk.ts';
import { examineFigures } from './figures.ts';
import { examineMongo } from './mongo.ts';
import { examineProcesses } from './processes.ts';
import { examineRedis } from './redis.ts';
import { examineSettings } from './settings.ts';
import { examineVersions } from './versions.ts';
import { examineWork } from './work.ts';

export type Check = {
  areas: readonly Area[];
  needs?: StoreName;
  examine: (shop: Shop) => Promise<Examined[]>;
};

export const checks: readonly Check[] = [
  { areas: ['processes'], examine: async (shop) => [await examineProcesses(shop)] },
  {
    areas: ['queues', 'money', 'emails', 'processes'],
    examine: async ({ answers }) => examineFigures(answers),
  },
  { areas: ['dead letters', 'queues', 'stock'], needs: 'mongo', examine: examineWork },
  { areas: ['mongodb'], needs: 'mongo', examine: async (shop) => [await examineMongo(shop)] },
  { areas: ['redis'], needs: 'redis', examine: async (shop) => [await examineRedis(shop)] },
  { areas: ['disk'], examine: async (shop) => [await examineFolders(shop)] },
  { areas: ['disk'], needs: 'mongo', examine: async (shop) => [await examineMongoDisk(shop)] },
  { areas: ['clock'], needs: 'mongo', examine: async (shop) => [await examineMongoClock(shop)] },
  { areas: ['clock'], needs: 'redis', examine: async (shop) => [await examineRedisClock(shop)] },
  { areas: ['clock'], examine: async (shop) => [examineProcessClocks(shop)] },
  { areas: ['certificate'], examine: async ({ settings }) => [await examineCertificate(settings)] },
  { areas: ['settings'], examine: async ({ settings }) => [examineSettings(settings)] },
  { areas: ['backups'], examine: async ({ settings }) => [await examineBackups(settings)] },
  { areas: ['versions'], needs: 'mongo', examine: async (shop) => [await examineVersions(shop)] },
];
