/*
 * The walls of the house: who may import whom. Each rule says why it stands.
 */
const service = '^services/([^/]+)/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'A circle has no first file to read, and none that can be tested alone.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-unresolved',
      comment: 'An import that does not resolve here breaks in a fresh clone.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(astro:|virtual:|vite/)' },
    },
    {
      name: 'service-walls',
      comment: 'A service asks another through clients/ or listens through consumers/; it never imports it.',
      severity: 'error',
      from: { path: service },
      to: { path: '^services/', pathNot: '^services/$1/' },
    },
    {
      name: 'apps-keep-to-themselves',
      comment: 'Storefront, admin and services meet at /api, and share code through packages only.',
      severity: 'error',
      from: { path: '^(storefront|admin|services|packages)/' },
      to: { path: '^(storefront|admin)/', pathNot: '^$1/' },
    },
    {
      name: 'packages-know-no-app',
      comment: 'Arrows never turn: apps use packages.',
      severity: 'error',
      from: { path: '^packages/(?!e2e|bench|testing)' },
      to: { path: '^(storefront|admin|services)/' },
    },
    {
      name: 'money-imports-nothing',
      comment: 'Money is the ground floor: it can be read and trusted by itself.',
      severity: 'error',
      from: { path: '^packages/money/src/', pathNot: '[.]test[.]ts$' },
      to: { pathNot: '^packages/money/src/' },
    },
    {
      name: 'contracts-know-money-only',
      comment: 'The browser reads contracts too: a schema may use zod and money, nothing of the servers.',
      severity: 'error',
      from: { path: '^packages/contracts/src/', pathNot: '[.]test[.]ts$' },
      to: { pathNot: '^(packages/(contracts|money)/src/|node_modules/zod/)' },
    },
    {
      name: 'domain-is-pure',
      comment: 'Rules are tested without a server: domain/ knows contracts and money only.',
      severity: 'error',
      from: { path: '^services/[^/]+/src/domain/', pathNot: '[.]test[.]ts$' },
      to: {
        pathNot: ['^services/[^/]+/src/domain/', '^packages/(contracts|money)/', '^node_modules/zod/'],
        dependencyTypesNot: ['type-only', 'core'],
      },
    },
    {
      name: 'use-cases-below-the-interfaces',
      comment: 'A use case does not know through which interface it was called.',
      severity: 'error',
      from: { path: '^services/[^/]+/src/(use-cases|saga|store|clients|domain)/' },
      to: { path: '^services/[^/]+/src/(http|consumers)/' },
    },
    {
      name: 'stories-apart-from-steps',
      comment:
        'A person or an event asks for a use case, whose name says what for; only use cases and the sweepers that take over from them set the steps of a saga in motion.',
      severity: 'error',
      from: { path: '^services/[^/]+/src/', pathNot: '^services/[^/]+/src/(use-cases|sweepers|saga)/' },
      to: { path: '^services/[^/]+/src/saga/' },
    },
    {
      name: 'steps-know-no-story',
      comment:
        'A step is taken for many reasons and does not know which: use-cases/ → saga/ → domain/, store/, clients/.',
      severity: 'error',
      from: { path: '^services/[^/]+/src/saga/' },
      to: { path: '^services/[^/]+/src/(use-cases|sweepers)/' },
    },
    {
      name: 'store-and-clients-at-the-bottom',
      comment: 'Stores and clients serve use cases; they never start one.',
      severity: 'error',
      from: { path: '^services/[^/]+/src/(store|clients)/' },
      to: { path: '^services/[^/]+/src/use-cases/' },
    },
    {
      name: 'express-at-the-interface',
      comment: 'One library, one place: express stays in http/ and app.ts.',
      severity: 'error',
      from: {
        path: '^services/',
        pathNot: '^services/[^/]+/(src/(http/|app[.]ts)|test/)|^services/gateway/',
      },
      to: { path: '^node_modules/(express|multer)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'mongoose-in-the-store',
      comment: 'One library, one place: mongoose stays in store/.',
      severity: 'error',
      from: { path: '^services/', pathNot: '^services/[^/]+/(src/store/|test/)' },
      to: { path: '^node_modules/mongoose/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'bullmq-in-events',
      comment: 'Queues, job ids and retries have one owner.',
      severity: 'error',
      from: { pathNot: '^packages/events/' },
      to: { path: '^node_modules/bullmq/' },
    },
    {
      name: 'sharp-in-image',
      comment: 'One library, one place: only image/ touches pixels.',
      severity: 'error',
      from: { path: '^services/', pathNot: '^services/catalog/(src/image/|test/)' },
      to: { path: '^node_modules/sharp/' },
    },
    {
      name: 'words-in-search',
      comment: 'One library, one place: only search/ knows how words are kept and compared.',
      severity: 'error',
      from: { path: '^services/', pathNot: '^services/catalog/src/search/' },
      to: { path: '^node_modules/(minisearch|@orama)/' },
    },
    {
      name: 'features-do-not-meet',
      comment: 'A feature never imports a feature; the page composes them.',
      severity: 'error',
      from: { path: '^storefront/src/features/([^/]+)/' },
      to: { path: '^storefront/src/features/', pathNot: '^storefront/src/features/$1/' },
    },
    {
      name: 'ui-knows-no-shop',
      comment: 'components/ui has no shop words inside.',
      severity: 'error',
      from: { path: '^storefront/src/components/ui/' },
      to: { path: '^(storefront/src/(features|texts|pages|layouts)|packages/(contracts|shop-client))/' },
    },
    {
      name: 'no-orphans',
      comment:
        'A file that nothing uses is dead. (Astro pages import unseen by this tool, so the storefront is left out.)',
      severity: 'error',
      from: {
        orphan: true,
        pathNot:
          '([.]test[.]tsx?|[.]d[.]ts|[.]cjs|[.]mjs|[.]astro)$|/(main|worker|config|create-user|manage-accounts|uncaught-errors|start|dev|bench|seed|server)[.]ts$|^storefront/|^admin/|^packages/(testing|demo-catalogue|dev-stack|e2e|bench)/|/vite[.]config',
      },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|[.]astro|studio|originals)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
