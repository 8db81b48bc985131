import type { common as english } from "../en/common.ts";

export const common: Record<keyof typeof english, string> = {
  "common.brand": "Ceiba",
  "common.tagline": "Microescuela junto al mar",
  "common.home": "Volver al inicio",
  "common.skip": "Ir al contenido",
  "common.language": "Idioma",
  "common.language.en": "Inglés",
  "common.language.es": "Español",
  "common.menu": "Menú",
  "common.close": "Cerrar",
  "common.studentPortal": "Portal de estudiantes",
  "common.loading": "Cargando…",
  "common.retry": "Intentar de nuevo",
  "common.trouble.title": "Algo se volcó",
  "common.trouble.text":
    "Esta página dejó de funcionar. No se perdió nada de lo que enviaste. Casi siempre basta con volver a cargarla.",
  "common.trouble.reload": "Volver a cargar la página",
};
