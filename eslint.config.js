import eslint from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import typescript from 'typescript-eslint'
import { layers } from './eslint.layers.js'
import svelteConfig from './svelte.config.js'

/** Text from a disk, a user or a service may not be JSON, or may not have the expected structure. */
const unguardedParse = {
  selector: "CallExpression[callee.object.name='JSON'][callee.property.name='parse']",
  message: 'Read it by parsedJson of src-shared/json and a schema; what SQLite keeps by readStored.'
}

/**
 * Only src-shared/format formats numbers and dates, so that they look the same everywhere and follow the
 * language.
 */
const ownFormat = {
  selector:
    "CallExpression[callee.property.name=/^(toFixed|toLocale(Date|Time)?String)$/], :matches(NewExpression, CallExpression)[callee.object.name='Intl'][callee.property.name=/Format$/]",
  message: 'Write it by a formatter of src-shared/format.'
}

/** Texts for users must be in the catalogue. Internal errors, the log and the demo service are exempt. */
const words = String.raw`/^“?[A-Z][a-z’'-]*(,? [\w’'“”-]+){2,}/`
const insideErrorsAndLog =
  ":not(NewExpression[callee.name=/Error$/] *, ClassDeclaration[superClass.name='Error'] *, CallExpression[callee.object.name='log'] *)"
const ownWords = [
  `Literal[value=${words}]${insideErrorsAndLog}`,
  `TemplateElement[value.raw=${words}]${insideErrorsAndLog}`,
  ':not(SvelteStyleElement) > SvelteText[value=/[A-Za-z]{3,}/]',
  'SvelteElement > SvelteMustacheTag > :matches(ConditionalExpression, LogicalExpression) > Literal[value=/[A-Za-z]{3,}/]'
].map(selector => ({ selector, message: 'Put the words into src-shared/messages/en.' }))

/** In Node 20, once `URL.canParse` is optimised, it rejects addresses with letters such as ü. */
const canParse = {
  selector: "CallExpression[callee.object.name='URL'][callee.property.name='canParse']",
  message: 'Ask parsedUrl of src-shared/url.'
}

const awaitBlock = {
  selector: 'SvelteAwaitBlock',
  message: 'Use Later.svelte, because an await block keeps what it has shown in memory.'
}

const printed = {
  selector:
    ":matches(SvelteElement, SvelteIfBlock, SvelteElseBlock, SvelteEachBlock, SvelteKeyBlock, SvelteSnippetBlock) > SvelteMustacheTag > LogicalExpression[operator='&&']",
  message: 'Write a condition with `? :`, because false would be printed.'
}

export default typescript.config(
  { ignores: ['out/', 'dist/', 'node_modules/', '.artifacts/', 'src-shared/messages/compiled/'] },
  eslint.configs.recommended,
  ...typescript.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: globals.node }, linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.ts', '**/*.svelte'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      // TypeScript reports unused variables too, and this rule took a fifth of ESLint's time.
      '@typescript-eslint/no-unused-vars': 'off',
      // The contract uses `void` as the type of responses without content.
      '@typescript-eslint/no-invalid-void-type': 'off',
      eqeqeq: 'error',
      'no-console': 'error',
      // TypeScript already checks this for each runtime.
      'no-undef': 'off'
    }
  },
  // CommonJS has no other way to import.
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { extraFileExtensions: ['.svelte'], parser: typescript.parser, svelteConfig }
    }
  },
  // Looking for ESLint comments in markup took a tenth of ESLint's time, and there are none.
  { files: ['**/*.svelte'], rules: { 'svelte/comment-directive': 'off' } },
  {
    // Services are created in order here, so nothing may refer to a service that doesn't exist yet.
    files: ['src-main/composition/compose.ts', 'src-main/composition/session/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      '@typescript-eslint/no-use-before-define': [
        'error',
        { functions: false, variables: true, classes: true }
      ]
    }
  },
  {
    files: ['src-main/**/*.ts', 'src-shared/**/*.ts', 'src-renderer/**/*.{ts,svelte}'],
    ignores: ['**/*.test.ts', '**/*.fixture.{ts,svelte}', 'src-shared/json.ts'],
    rules: {
      'no-restricted-syntax': ['error', unguardedParse, ownFormat, canParse, awaitBlock, printed, ...ownWords]
    }
  },
  {
    files: ['src-shared/format/**', 'src-shared/messages/**'],
    rules: { 'no-restricted-syntax': ['error', unguardedParse, canParse] }
  },
  { files: ['src-renderer/**', 'bench/**'], languageOptions: { globals: globals.browser } },
  {
    files: ['scripts/**', 'bench/**', 'e2e/**', 'src-main/**/*-command.ts', 'src-demo/serve.ts'],
    rules: { 'no-console': 'off' }
  },
  {
    files: ['**/*.test.ts', 'e2e/**', 'bench/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' }
  },
  {
    // Only page objects know where things are on screen. Specs use them to say what a user does and sees.
    files: ['e2e/specs/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.property.name=/^(getBy(Role|Label|Text|TestId|Placeholder|Title|AltText)|locator)$/]',
          message: 'Look for it in a page object of e2e/pages, under a name that says what it is.'
        }
      ]
    }
  },
  { files: ['e2e/**'], rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] } },
  ...layers
)
