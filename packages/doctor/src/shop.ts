import type { Redis } from 'ioredis';
import type { Db, MongoClient } from 'mongodb';

export type Env = Readonly<Record<string, string | undefined>>;

/** `file:` or `s3:`. */
export type Backups = {
  url: string;
  keys: { S3_ACCESS_KEY_ID: string | undefined; S3_SECRET_ACCESS_KEY: string | undefined };
};

/** `env` holds all settings. */
export type Settings = {
  mode: 'demo' | 'production';
  publicUrl: string;
  mongoUrl: string;
  redisUrl: string;
  dbPrefix: string;
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

export type Sample = { metric: string; labels: Record<string, string>; value: number };

export type ProcessAnswer = {
  name: string;
  /** null where the process does not answer. */
  samples: Sample[] | null;
  /** Ms by the process's clock, and the bounds of the reading here. */
  clock: { reads: number; from: number; until: number } | null;
  why: string;
};

export const serviceNames = ['account', 'catalog', 'cart', 'order', 'payment', 'email'] as const;
