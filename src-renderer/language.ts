import { useLanguage } from '../src-shared/messages/language'

// Imported before everything that says something: the window speaks Chromium's language, as the main process does.
useLanguage(navigator.language)
