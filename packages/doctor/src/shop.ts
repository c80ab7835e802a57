import type { Redis } from 'ioredis';
import type { Db, MongoClient } from 'mongodb';

export type Env = Readonly<Record<string, string | undefined>>;

/** Where backups are kept: `file:` or `s3:`, with the bucket's keys. */
export type Backups = {
  url: string;
  keys: { S3_ACCESS_KEY_ID: string | undefined; S3_SECRET_ACCESS_KEY: string | undefined };
};

/** Settings that the doctor reads; `env` holds all. */
export type Settings = {
  mode: 'demo' | 'production';
  publicUrl: string;
  mongoUrl: string;
  redisUrl: string;
  dbPrefix: string;
  /** Those whose setting is known. */
  processes: { name: string; url: string }[];
  /** Gateway's METRICS_PORT; null where not set. */
  gatewayMetrics: string | null;
  /** By setting. */
  folders: Record<string, string>;
  backups: Backups | null;
  env: Env;
};

export type Shop = {
  settings: Settings;
  mongo: MongoClient;
  redis: Redis;
  database: (service: string) => Db;
  answers: ProcessAnswer[];
};

/** Sample of the Prometheus text format. */
export type Sample = { metric: string; labels: Record<string, string>; value: number };

export type ProcessAnswer = {
  name: string;
  /** null where the process does not answer. */
  samples: Sample[] | null;
  /** Time by the process's clock (ms) and the time within which it was read here. */
  clock: { reads: number; from: number; until: number } | null;
  why: string;
};

export const serviceNames = ['account', 'catalog', 'cart', 'order', 'payment', 'email'] as const;
