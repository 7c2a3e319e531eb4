print("mail")
