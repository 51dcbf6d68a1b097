import { useLanguage } from '../src-shared/messages/language'

// Import before any module with messages. The window uses Chromium's language, like the main process.
useLanguage(navigator.language)
