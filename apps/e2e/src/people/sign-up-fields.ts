/** What a new adviser fills in to sign up, in Spanish, in the order of the form. */
export const signUpFields = (email: string, password: string) =>
  [
    ['Nombre', 'Marina'],
    ['Apellidos', 'Ferrer Soto'],
    ['Email', email],
    ['Nombre de la asesoría', 'Ferrer Soto Asesores'],
    ['Teléfono', '600 000 000'],
    ['Contraseña', password],
    ['Repite la contraseña', password],
  ] as const;
