import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/dist-*/**',
      '**/node_modules/**',
      '.data/**',
      '.node/**',
      '**/*.generated.ts',
      '**/*.generated.tsx',
      'web/build/**',
      '**/test-results/**',
      '**/playwright-report/**',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.mjs', '**/*.js'],
    languageOptions: { globals: { ...globals.node } },
  },
  // What the server gives the browser as it is.
  { files: ['web/public/**/*.js'], languageOptions: { globals: { ...globals.browser } } },
  // Our build writes its two lists.
  {
    files: ['web/src/offline/worker/*.js'],
    languageOptions: { globals: { ...globals.serviceworker, __FILES__: 'readonly', __SCANNER__: 'readonly' } },
  },
  // Parts of these run in the page that they look at.
  { files: ['web/e2e/*.mjs'], languageOptions: { globals: { ...globals.node, ...globals.browser } } },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, arguments: false } },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // Methods of ours and of our libraries are declared as properties of plain objects; the type checker guards the rest.
      '@typescript-eslint/unbound-method': 'off',
      // Refusing control characters needs naming them.
      'no-control-regex': 'off',
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    // Fixing an import to a type import would take the class away that a decorator needs at run time.
    files: ['api/src/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  {
    // What an answer holds is for the assertion to say.
    files: ['**/*.test.ts', '**/*.test.tsx', 'api/test/**', 'web/e2e/**', 'web/test/**'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
    },
  },
  {
    // What a journey is answered is held against the API's document by its own `test` alone.
    files: ['web/e2e/**/*.ts'],
    ignores: ['web/e2e/test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: '@playwright/test', importNames: ['test'], message: 'Import it from ./test.ts.' },
      ],
    },
  },
  {
    files: ['web/src/**/*.tsx', 'web/src/**/*.ts'],
    extends: [reactHooks.configs.flat.recommended],
    languageOptions: { globals: { ...globals.browser } },
    // A browser has no other log; warnings help whoever looks into it.
    rules: { 'no-console': ['error', { allow: ['warn', 'error'] }] },
  },
  {
    // A browser may block storage, give null for it, or have no room: one module knows.
    files: ['web/src/**/*.tsx', 'web/src/**/*.ts'],
    ignores: ['web/src/session/browser-store.ts', '**/*.test.ts', '**/*.test.tsx'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['localStorage', 'sessionStorage'].map((name) => ({ name, message: 'Use session/browser-store.' })),
      ],
      'no-restricted-properties': [
        'error',
        ...['window', 'globalThis', 'self'].flatMap((object) =>
          ['localStorage', 'sessionStorage'].map((property) => ({
            ...{ object, property },
            message: 'Use session/browser-store.',
          })),
        ),
      ],
    },
  },
);
