// Makes the MongoDB users of docker-compose.yml, in mongosh: at the first start of an empty volume, and again by hand for a
// volume from before them or for new passwords (docs/operate/containers.md). Each service has rights on its own database only.
const services = ['account', 'catalog', 'cart', 'order', 'payment', 'email'];
const databaseOf = (service) => `${process.env.DB_PREFIX}_${service}`;
const users = [
  ...services.map((service) => ({
    user: service,
    roles: [{ role: 'readWrite', db: databaseOf(service) }],
  })),
  {
    user: 'audit',
    roles: [...services.map((service) => ({ role: 'read', db: databaseOf(service) })), 'pauseWrites'],
  },
];

const admin = db.getSiblingDB('admin');
// For the backup of a standalone.
const privileges = [{ resource: { cluster: true }, actions: ['fsync', 'unlock'] }];
if (!admin.getRole('pauseWrites')) admin.createRole({ role: 'pauseWrites', privileges, roles: [] });
for (const { user, roles } of users) {
  const pwd = process.env[`MONGO_${user.toUpperCase()}_PASSWORD`];
  if (!pwd || !process.env.DB_PREFIX) throw new Error(`no password for ${user}, or no DB_PREFIX`);
  if (admin.getUser(user)) admin.updateUser(user, { pwd, roles });
  else admin.createUser({ user, pwd, roles });
}
