export {
  TextField,
  textCapitals,
  textFieldTypes,
  textInputModes,
  type TextFieldProps,
} from './TextField.tsx';
