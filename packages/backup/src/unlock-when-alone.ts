import { text } from 'node:stream/consumers';
import { MongoClient } from 'mongodb';
import { guardedUrl } from './config.ts';

/* Started beside a backup: its input ends with the backup. Writes must not stay paused when that was killed. */
const DONE = 'done';
const heard = await text(process.stdin);
if (heard !== DONE) {
  const client = new MongoClient(guardedUrl());
  try {
    await client.db('admin').command({ fsyncUnlock: 1 });
  } finally {
    await client.close();
  }
}
