const service = '^services/([^/]+)/';
/** May import anything. */
const tests = '[.]test[.]tsx?$|/test/|^packages/(testing|e2e|bench|chaos)/';

/** Folders of a service's `src/`, imported only through `index.ts`, never by each other. */
const featureModules = [
  'addresses',
  'audit-log',
  'back-office',
  'buyers',
  'discounts',
  'email-texts',
  'guarantee-notice',
  'images',
  'legal-texts',
  'linked-orders',
  'manual-orders',
  'offers',
  'order-messages',
  'product-csv',
  'product-reviews',
  'receipts',
  'restock-requests',
  'search',
  'settings',
  'shipments',
  'wishlist',
  'withdrawals',
  'work-list',
];
const anyModule = `(${featureModules.join('|')})`;

/** Also inside feature modules. */
const routes = [
  '^services/[^/]+/src/http/',
  '^services/[^/]+/src/[^/]+/http/',
  '^services/[^/]+/src/[^/]+/[a-z-]*routes[.]ts$',
];
const stores = [
  '^services/[^/]+/src/store/',
  '^services/[^/]+/src/[^/]+/store/',
  '^services/[^/]+/src/[^/]+/[a-z-]*store[.]ts$',
];

const consumers = [
  '^services/[^/]+/src/consumers/',
  `^services/[^/]+/src/${anyModule}/[a-z-]+-on-[a-z-]+[.]ts$`,
];

const pure = [
  '^services/[^/]+/src/domain/',
  '^services/catalog/src/offers/offer[.]ts$',
  '^services/order/src/back-office/(imported-order|notified-status|order-status)[.]ts$',
  '^services/order/src/buyers/buyers-data[.]ts$',
  '^services/order/src/discounts/discount-code[.]ts$',
  '^services/order/src/receipts/(accounting|credit-note|receipt)[.]ts$',
  '^services/order/src/shipments/shipment[.]ts$',
  '^services/order/src/work-list/(pieces|rank)[.]ts$',
];

/** Everything in a module but interfaces, stores, formats and texts. */
const useCases = [
  '^services/[^/]+/src/use-cases/',
  `^services/[^/]+/src/${anyModule}/(?!(http|pdf|store|texts)/|(consumers|deps|index)[.]ts$|[a-z-]*(csv|routes|store|view)[.]ts$|[a-z-]+-on-)`,
];

/** Packages that a package may import. */
const arrows = {
  'shop-rules': ['money'],
  contracts: ['money', 'shop-rules'],
  tracing: [],
  'service-kit': ['contracts', 'money', 'shop-rules', 'tracing'],
  events: ['contracts', 'money', 'service-kit', 'shop-rules', 'tracing'],
  'audit-log': ['contracts', 'events', 'service-kit', 'shop-rules'],
  'file-store': ['service-kit'],
  'shop-client': ['contracts', 'money', 'shop-rules'],
  'demo-catalogue': ['contracts', 'money', 'shop-rules'],
  'payment-sandbox': ['contracts', 'money', 'service-kit', 'shop-rules'],
  'dev-stack': ['service-kit', 'shop-rules'],
  backup: ['file-store', 'service-kit'],
  reconciliation: ['contracts', 'money', 'shop-rules'],
  doctor: ['backup', 'file-store', 'reconciliation', 'service-kit'],
};

const arrowsOf = ([name, known]) => ({
  name: `${name}-imports-downwards`,
  comment: `money <- shop-rules <- contracts <- events, service-kit, shop-client <- apps: ${name} imports ${known.join(', ') || 'no package of ours'}.`,
  severity: 'error',
  from: { path: `^packages/${name}/`, pathNot: tests },
  to: { path: '^packages/', pathNot: `^packages/(${[name, ...known].join('|')})/` },
});

/** Shared by every screen; any other folder is a screen. */
const adminShared = '(?:ui|format|texts|theme|providers|saved-views)/';
const adminScreen = `^admin/src/(?!${adminShared}|layout/|dashboard/)([^/]+)/`;

const shownOnDashboard =
  '^admin/src/(orders/(list/(order-views|use-order-count)|warnings/(money-trouble|packing-note|OrderState)|lines/LinePictures|packing/PrintSlips)|products/list/product-views|dead-letters/use-dead-letters|work-list/use-work-counts)[.]tsx?$';

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
      name: 'services-import-no-service',
      comment: 'A service asks another through clients/ or listens through consumers/; it never imports it.',
      severity: 'error',
      from: { path: service, pathNot: '^services/all-in-one/' },
      to: { path: '^services/', pathNot: '^services/$1/' },
    },
    {
      name: 'all-in-one-opens-services',
      comment:
        'The small form of the shop composes services: it reads their settings and opens them, no more.',
      severity: 'error',
      from: { path: '^services/all-in-one/', pathNot: tests },
      to: {
        path: '^services/',
        pathNot: [
          '^services/all-in-one/',
          '^services/[^/]+/src/(config|open-(gateway|payment-worker|[a-z]+-service))[.]ts$',
          '^services/gateway/src/http/headers[.]ts$',
        ],
      },
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
      comment: 'Money lies below all else: it can be read and trusted by itself.',
      severity: 'error',
      from: { path: '^packages/money/src/', pathNot: '[.]test[.]ts$' },
      to: { pathNot: '^packages/money/src/' },
    },
    {
      name: 'shop-rules-know-money-only',
      comment: 'Browsers compute with these rules and do not ship zod for them.',
      severity: 'error',
      from: { path: '^packages/shop-rules/src/', pathNot: '[.]test[.]ts$' },
      to: { pathNot: '^packages/(shop-rules|money)/src/' },
    },
    {
      name: 'contracts-know-rules-and-money',
      comment:
        'The browser reads contracts too: a schema may use zod, shop-rules and money, nothing of the servers.',
      severity: 'error',
      from: { path: '^packages/contracts/src/', pathNot: '[.]test[.]ts$' },
      to: { pathNot: '^(packages/(contracts|shop-rules|money)/src/|.*node_modules/zod/)' },
    },
    {
      name: 'domain-is-pure',
      comment: 'Rules are tested without a server: domain/ knows contracts, shop-rules and money only.',
      severity: 'error',
      from: { path: pure, pathNot: '[.]test[.]ts$' },
      to: {
        pathNot: [...pure, '^packages/(contracts|shop-rules|money)/', '(^|/)node_modules/zod/'],
        dependencyTypesNot: ['type-only', 'core'],
      },
    },
    {
      name: 'use-cases-below-the-interfaces',
      comment: 'A use case does not know through which interface it was called.',
      severity: 'error',
      from: {
        path: [...useCases, ...stores, '^services/[^/]+/src/(saga|clients|domain)/'],
        // Opens the module.
        pathNot: [tests, '^services/catalog/src/search/open-search[.]ts$'],
      },
      to: { path: [...routes, ...consumers] },
    },
    {
      name: 'saga-only-from-use-cases',
      comment:
        'A person or an event asks for a use case, whose name says what for; only use cases and the sweepers that take over from them set the steps of a saga in motion.',
      severity: 'error',
      from: {
        path: '^services/[^/]+/src/',
        pathNot: [...useCases, '^services/[^/]+/src/(sweepers|saga)/', tests],
      },
      to: { path: '^services/[^/]+/src/saga/' },
    },
    {
      name: 'consumers-call-their-namesake',
      comment:
        'confirm-order-on-payment-completed calls confirm-order, so that the event leads to its use case.',
      severity: 'error',
      from: {
        path: '^services/([^/]+)/src/(consumers|buyers|receipts)/(.+)-on-[^/]+[.]ts$',
        pathNot: tests,
      },
      to: { path: useCases, pathNot: '^services/$1/src/(use-cases|use-cases/[a-z-]+|$2)/$3[.]ts$' },
    },
    {
      name: 'order-domain-base',
      comment:
        "order: files directly in domain/ hold the document and its states; domain/'s folders build on them.",
      severity: 'error',
      from: { path: '^services/order/src/domain/[^/]+[.]ts$', pathNot: tests },
      to: { path: '^services/order/src/domain/[^/]+/' },
    },
    {
      name: 'order-money-below-checkout',
      comment: 'order: domain/money/ can be read with the document alone; checkout/ and after-sales/ use it.',
      severity: 'error',
      from: { path: '^services/order/src/domain/money/', pathNot: tests },
      to: { path: '^services/order/src/domain/(?!money/)[^/]+/' },
    },
    {
      name: 'use-cases-by-feature',
      comment:
        'order: checkout/, refunds/ and review/ share only what lies directly in use-cases/, or in saga/.',
      severity: 'error',
      from: { path: '^services/order/src/use-cases/([^/]+)/', pathNot: tests },
      to: { path: '^services/order/src/use-cases/[^/]+/', pathNot: '^services/order/src/use-cases/$1/' },
    },
    {
      name: 'saga-imports-no-use-case',
      comment:
        'A step is taken for many reasons and does not know which: use-cases/ → saga/ → domain/, store/, clients/.',
      severity: 'error',
      from: { path: '^services/[^/]+/src/saga/', pathNot: tests },
      to: { path: '^services/[^/]+/src/(use-cases|sweepers)/' },
    },
    {
      name: 'store-and-clients-at-the-bottom',
      comment: 'Stores and clients serve use cases; they never start one.',
      severity: 'error',
      from: { path: [...stores, '^services/[^/]+/src/clients/'] },
      to: { path: useCases, pathNot: [...pure, '^services/catalog/src/guarantee-notice/read-png[.]ts$'] },
    },
    {
      name: 'express-at-the-interface',
      comment: 'One library, one place: express stays in http/, app.ts and the routes of feature modules.',
      severity: 'error',
      from: {
        path: '^services/',
        pathNot: [...routes, tests, '^services/[^/]+/src/app[.]ts$', '^services/gateway/'],
      },
      to: { path: '(^|/)node_modules/(express|multer)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'mongoose-in-the-store',
      comment: 'One library, one place: mongoose stays in store/ and the stores of feature modules.',
      severity: 'error',
      from: { path: '^services/', pathNot: [...stores, tests] },
      to: { path: '(^|/)node_modules/mongoose/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'bullmq-in-events',
      comment: 'Queues, job ids and retries have one owner.',
      severity: 'error',
      from: { pathNot: '^packages/events/' },
      to: { path: '(^|/)node_modules/bullmq/' },
    },
    {
      name: 'sharp-in-image',
      comment: 'One library, one place: only images/ touches pixels.',
      severity: 'error',
      from: { path: '^services/', pathNot: '^services/catalog/(src/images/|test/|src/.+[.]test[.]ts$)' },
      to: { path: '(^|/)node_modules/sharp/' },
    },
    {
      name: 'nodemailer-in-mail',
      comment: 'One library, one place: only mail/ speaks to mail servers.',
      severity: 'error',
      from: { path: '^services/', pathNot: '^services/email/(src/mail/|test/)' },
      to: { path: '(^|/)node_modules/nodemailer/' },
    },
    {
      name: 'pdf-lib-in-pdf',
      comment: 'One library, one place: only pdf/ draws on paper.',
      severity: 'error',
      from: { path: '^services/', pathNot: ['^services/order/src/receipts/pdf/', tests] },
      to: { path: '(^|/)node_modules/(pdf-lib|@pdf-lib)/' },
    },
    {
      name: 'pdf-with-the-first-file',
      comment: 'What draws files is a quarter of the process: import() it where the first one is drawn.',
      severity: 'error',
      from: { path: '^services/order/src/', pathNot: ['^services/order/src/receipts/pdf/', tests] },
      to: { path: '^services/order/src/receipts/pdf/', dynamic: false },
    },
    {
      name: 's3-in-bucket',
      comment: 'One library, one place: only bucket.ts speaks S3.',
      severity: 'error',
      from: { path: '^(services|packages)/', pathNot: ['^packages/file-store/src/bucket[.]ts$', tests] },
      to: { path: '(^|/)node_modules/(@aws-sdk|@smithy)/' },
    },
    {
      name: 's3-with-the-first-bucket',
      comment: 'The SDK weighs as much as a process: import() it where a bucket is opened.',
      severity: 'error',
      from: { path: '^packages/file-store/src/', pathNot: tests },
      to: { path: '^packages/file-store/src/bucket[.]ts$', dynamic: false },
    },
    {
      name: 'opentelemetry-in-tracing',
      comment: 'One library, one place: the rest asks tracing().',
      severity: 'error',
      from: { path: '^(services|packages|storefront)/', pathNot: ['^packages/tracing/src/', tests] },
      to: { path: '(^|/)node_modules/(@opentelemetry|bullmq-otel)/' },
    },
    {
      name: 'opentelemetry-with-an-endpoint',
      comment: 'The SDK costs every process memory: import() it where an endpoint is set.',
      severity: 'error',
      from: { path: '^packages/tracing/src/[^/]+[.]ts$', pathNot: tests },
      to: { path: '^packages/tracing/src/opentelemetry/', dynamic: false },
    },
    {
      name: 'words-in-search',
      comment: 'One library, one place: only search/ knows how words are kept and compared.',
      severity: 'error',
      from: { path: '^services/', pathNot: '^services/catalog/src/search/' },
      to: { path: '(^|/)node_modules/(minisearch|@orama)/' },
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
      to: {
        path: '^(storefront/src/(features|texts|pages|layouts)|packages/(contracts|shop-rules|shop-client))/',
      },
    },
    {
      name: 'components-below-features',
      comment: 'components/ and lib/ serve every feature; they know none, and no page.',
      severity: 'error',
      from: { path: '^storefront/src/(components|lib|texts|styles|server)/', pathNot: tests },
      to: { path: '^storefront/src/(features|pages|layouts)/' },
    },
    {
      name: 'http-asks-use-cases',
      comment:
        'Routes call use cases and shape answers; what the database holds reaches them as domain types.',
      severity: 'error',
      from: { path: [...routes, ...consumers], pathNot: tests },
      to: { path: stores },
    },
    {
      name: 'modules-by-their-index',
      comment:
        "A feature module's index.ts is its interface; what lies behind it may change without a look outside.",
      severity: 'error',
      from: { path: '^services/[^/]+/src/([^/]+)', pathNot: tests },
      to: {
        path: `^services/[^/]+/src/${anyModule}/`,
        pathNot: ['^services/[^/]+/src/$1/', `^services/[^/]+/src/${anyModule}/index[.]ts$`],
      },
    },
    {
      name: 'modules-do-not-meet',
      comment: 'A feature module can be read and taken out alone; the service composes them.',
      severity: 'error',
      from: { path: `^services/[^/]+/src/${anyModule}/`, pathNot: tests },
      to: { path: `^services/[^/]+/src/${anyModule}/`, pathNot: '^services/[^/]+/src/$1/' },
    },
    {
      name: 'runtime-knows-no-test',
      comment: 'What runs in a shop imports neither packages/testing nor a test file.',
      severity: 'error',
      from: { path: '^(storefront|admin|services|packages)/', pathNot: tests },
      to: { path: tests },
    },
    {
      name: 'resources-do-not-meet',
      comment:
        'In the back office a resource is a folder; what two need stands in ui/, format/ or providers/.',
      severity: 'error',
      from: { path: adminScreen },
      to: { path: `^admin/src/(?!${adminShared})[^/]+/`, pathNot: '^admin/src/$1/' },
    },
    {
      name: 'dashboard-shows-what-it-says',
      comment:
        'The dashboard draws on the resources through these files alone, so that they may change the others.',
      severity: 'error',
      from: { path: '^admin/src/dashboard/' },
      to: { path: adminScreen, pathNot: shownOnDashboard },
    },
    {
      name: 'admin-ui-knows-no-resource',
      comment: 'ui/, format/, texts/, theme/ and providers/ serve every resource.',
      severity: 'error',
      from: { path: `^admin/src/${adminShared}` },
      to: { path: `^admin/src/(?!${adminShared})[^/]+/` },
    },
    {
      name: 'admin-providers-know-no-ui',
      comment: 'ui/ reads data through providers/, never the other way round.',
      severity: 'error',
      from: { path: '^admin/src/providers/' },
      to: { path: '^admin/src/ui/' },
    },
    ...Object.entries(arrows).map(arrowsOf),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
