/**
 * What people choose first for a password, in English and Spanish, and rows of the keyboard. The list is short on
 * purpose: twelve characters are asked for anyway, so only what still makes a long password weak stands here.
 */
export const commonPasswords: readonly string[] = [
  ..."password passwort contrasena clave acceso secret secreto letmein welcome bienvenido bienvenida".split(
    " ",
  ),
  ..."admin administrator administrador staff teacher maestra maestro profesora profesor school escuela".split(
    " ",
  ),
  ..."student students alumnos kinder colegio primaria family familia children ninos".split(" "),
  ..."qwerty qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx abcdef abcdefgh abcdefghijkl".split(" "),
  ..."iloveyou teamo tequiero princess princesa monkey dragon sunshine football futbol baseball master".split(
    " ",
  ),
  ..."superman batman pokemon america chivas mexico guadalupe jesus dios amor hola hello love".split(" "),
  ..."monday summer winter spring autumn verano invierno primavera january enero december diciembre".split(
    " ",
  ),
  ..."change changeme cambiame default test tests testing prueba temporal temporary login user usuario".split(
    " ",
  ),
];
